import { useTranslation } from '../../i18n/use-translation.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Icon } from '../../ui/icon.tsx';
import css from './group-link.module.css';

const FRIENDS = ['Kim', 'Ada', 'Jules', 'Moussa', 'Billie'];

/** A group of friends and their shared link. */
export function GroupLink() {
  const { t } = useTranslation('landing');
  return (
    <div className={css['strip']}>
      <span className={css['friends']}>
        {FRIENDS.map((name) => (
          <Avatar key={name} name={name} photoURL={null} size={48} />
        ))}
      </span>
      <span className={css['link']}>
        <Icon name="link" /> {t('never.oneLink')}
      </span>
    </div>
  );
}
