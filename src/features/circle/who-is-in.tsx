import { type Circle, membersOf } from '@domain/circle/circle.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Text } from '../../ui/text.tsx';
import { UserName } from '../../ui/user-text.tsx';
import { useNameOf } from './names.ts';
import css from './who-is-in.module.css';

/** The people in a circle, in the order in which they came. */
export function WhoIsIn({ circle }: { circle: Circle }) {
  const { t } = useTranslation('circle');
  const nameOf = useNameOf(circle);
  const ids = membersOf(circle);
  if (ids.length === 0) return <Text tone="quiet">{t('welcome.nobody')}</Text>;
  return (
    <ul className={css['people']} aria-label={t('welcome.people')}>
      {ids.map((id) => (
        <li key={id}>
          <Avatar name={nameOf(id)} photoURL={null} size={28} />
          <UserName>{nameOf(id)}</UserName>
        </li>
      ))}
    </ul>
  );
}
