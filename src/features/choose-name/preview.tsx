import { useTranslation } from 'react-i18next';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge, Sticker } from '../../ui/sticker.tsx';
import { styled } from '../../ui/styled.ts';
import { Heading, Text } from '../../ui/text.tsx';

const Card = styled(Sticker)({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  padding: '28px 20px 20px',
  marginTop: 10,
  '& > div:last-child': { minWidth: 0, overflowWrap: 'anywhere' },
});
const Label = styled(Badge)({ position: 'absolute', top: -16, left: 16, rotate: '-2deg' });

/** A preview of the public page's header. Decorative: the fields beside it say the same. */
export function Preview({ name, username }: { name: string; username: string }) {
  const { t } = useTranslation('names');
  return (
    <Card as="div" aria-hidden>
      <Label as="div" color="yellow">
        {t('choose.preview')}
      </Label>
      <Avatar name={name} photoURL={null} size={72} />
      <div>
        <Heading size={3} as="div">
          {name || t('choose.noName')}
        </Heading>
        <Text tone="quiet">@{username}</Text>
      </div>
    </Card>
  );
}
