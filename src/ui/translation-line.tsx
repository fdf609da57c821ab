import { Button } from './button.tsx';
import { Row } from './layout.tsx';
import { styled } from './styled.ts';
import { Text } from './text.tsx';

// put over the card's lower edge and the gap below, so that nothing moves when it comes and nothing is kept free for it
const Tab = styled(Row)({
  alignSelf: 'center',
  justifyContent: 'center',
  maxWidth: '100%',
  marginTop: -20,
  position: 'relative',
  zIndex: 1,
  '&[data-said]': {
    minHeight: 44,
    margin: '-44px 0 -20px',
    padding: '0 14px',
    borderRadius: 22,
    border: '2px solid var(--mui-palette-sticker-line)',
    backgroundColor: 'var(--mui-palette-background-default)',
  },
});

/** What a card has to keep free at its lower edge for the line after it. */
export const TRANSLATION_TAB = 32;

/** How tall a text has to be from the start where its translation may need a second line, and it does not yet. */
export const roomToGrow = (text: string, lettersPerLine: number, lineHeight: number) =>
  text.length * 2 > lettersPerLine ? `${2 * lineHeight}em` : undefined;

/**
 * Says that what a creator wrote is translated, or why not, with the button that changes it where there is one. It goes
 * after the card with the translated words, in a column with a gap of 20 pixels. `isExpected`: it may still come, so that
 * a screen reader has to be listening.
 */
export function TranslationLine(props: {
  line: { note: string; action: string | null; onAction: () => void } | null;
  isExpected: boolean;
}) {
  const { line, isExpected } = props;
  if (!line && !isExpected) return null;
  return (
    <Tab data-said={line ? '' : undefined}>
      {/* a long note breaks beside its button rather than pushing it onto a line of its own */}
      <Text as="span" role="status" small tone="quiet" style={{ maxWidth: '13.5rem' }}>
        {line?.note}
      </Text>
      {line?.action && (
        <Button variant="text" size="small" style={{ paddingInline: 8, minHeight: 40 }} onClick={line.onAction}>
          {line.action}
        </Button>
      )}
    </Tab>
  );
}
