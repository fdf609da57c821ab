import { Button } from './button.tsx';
import { Row } from './layout.tsx';
import { Text } from './text.tsx';
import css from './translation-line.module.css';

/** Space that a card keeps free at its lower edge for the line after it. */
export const TRANSLATION_TAB = 32;

/** Returns the initial height of a text whose translation may need a second line. */
export const roomToGrow = (text: string, lettersPerLine: number, lineHeight: number) =>
  text.length * 2 > lettersPerLine ? `${2 * lineHeight}em` : undefined;

/**
 * Says that a creator's text is translated, or why not, with the button to change it. Goes after the card, in a column
 * with a gap of 20 pixels; `isExpected` keeps a live region for a note that may still come.
 */
export function TranslationLine(props: {
  line: { note: string; action: string | null; onAction: () => void } | null;
  isExpected: boolean;
}) {
  const { line, isExpected } = props;
  if (!line && !isExpected) return null;
  return (
    <Row className={css['tab']} data-said={line ? '' : undefined}>
      {/* a long note breaks beside its button rather than pushing it onto a line of its own */}
      <Text as="span" role="status" small tone="quiet" style={{ maxWidth: '13.5rem' }}>
        {line?.note}
      </Text>
      {line?.action && (
        <Button variant="text" size="small" style={{ paddingInline: 8, minHeight: 40 }} onClick={line.onAction}>
          {line.action}
        </Button>
      )}
    </Row>
  );
}
