import { Button } from './button.tsx';
import { Row } from './layout.tsx';
import { Text } from './text.tsx';

/** Says that what a creator wrote is translated, or why not, with the button that changes it where there is one. */
export function TranslationLine(props: { note: string; action: string | null; onAction: () => void }) {
  const { note, action, onAction } = props;
  return (
    <Row style={{ justifyContent: 'center' }}>
      <Text as="span" role="status" small tone="quiet">
        {note}
      </Text>
      {action && (
        <Button variant="text" size="small" style={{ paddingInline: 8 }} onClick={onAction}>
          {action}
        </Button>
      )}
    </Row>
  );
}
