import { AnyIcon } from './any-icon.tsx';
import { Sticker } from './sticker.tsx';

/** Says to somebody on the way to publishing that their quiz waits. */
export function QuizWaits({ text }: { text: string }) {
  return (
    <Sticker
      color="yellow"
      style={{ display: 'flex', gap: 12, alignItems: 'center', padding: '14px 18px', fontWeight: 600 }}
    >
      <AnyIcon name="cards" size={26} />
      <span>{text}</span>
    </Sticker>
  );
}
