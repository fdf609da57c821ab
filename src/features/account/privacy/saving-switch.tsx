import type { ErrorCode } from '@domain/errors.ts';
import { useState } from 'react';
import { saveFailureText } from '../../../i18n/save-failure.ts';
import { codeOf, saveOwn } from '../../../session/save-own.ts';
import { ErrorNote } from '../../../ui/error-note.tsx';
import { SwitchRow } from '../../../ui/switch-row.tsx';

interface Props {
  label: string;
  /** What the current setting means. */
  text: string;
  isOn: boolean;
  save: (isOn: boolean) => Promise<void>;
  /** Returns what to say once it is saved. */
  saved: (isOn: boolean) => string;
}

/** A switch that is saved immediately. Live data reverts a refused change. */
export function SavingSwitch({ label, text, isOn, save, saved }: Props) {
  const [failure, setFailure] = useState<ErrorCode | null>(null);
  const change = async (wanted: boolean) => {
    setFailure(null);
    try {
      await saveOwn(save(wanted), saved(wanted));
    } catch (error) {
      setFailure(codeOf(error));
    }
  };
  return (
    <>
      <SwitchRow label={label} text={text} checked={isOn} onChange={(checked) => void change(checked)} />
      <ErrorNote text={failure && saveFailureText(failure)} />
    </>
  );
}
