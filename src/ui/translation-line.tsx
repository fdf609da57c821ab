import { Button } from './button.tsx';
import { Row } from './layout.tsx';
import { Text } from './text.tsx';

/**
 * Says that what a creator wrote is translated, or why not, with the button that changes it where there is one. Where it
 * may still come (`isExpected`) its room is there already, so that nothing moves when it does.
 */
export function TranslationLine(props: {
  line: { note: string; action: string | null; onAction: () => void } | null;
  isExpected: boolean;
}) {
  const { line, isExpected } = props;
  if (!line && !isExpected) return null;
  return (
    <Row style={{ justifyContent: 'center', minHeight: 44 }}>
      {/* a long note breaks beside its button rather than pushing it onto a line of its own */}
      <Text as="span" role="status" small tone="quiet" style={{ maxWidth: '13.5rem' }}>
        {line?.note}
      </Text>
      {line?.action && (
        <Button variant="text" size="small" style={{ paddingInline: 8 }} onClick={line.onAction}>
          {line.action}
        </Button>
      )}
    </Row>
  );
}
