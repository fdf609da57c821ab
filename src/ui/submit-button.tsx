import { type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import { HiddenText } from './layout.tsx';

/**
 * A form's main button. With `missing`, what has to be said first, it looks disabled and is described by that; a tap
 * still submits, so that the form can say it at the field.
 */
export function SubmitButton({ missing, children }: { missing: string | null; children: ReactNode }) {
  const id = useId();
  const isOff = missing !== null;
  return (
    <>
      <Button
        type="submit"
        variant="contained"
        size="large"
        aria-disabled={isOff}
        aria-describedby={isOff ? id : undefined}
      >
        {children}
      </Button>
      {isOff && <HiddenText id={id}>{missing}</HiddenText>}
    </>
  );
}
