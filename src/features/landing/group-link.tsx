import { useTranslation } from 'react-i18next';
import { Avatar } from '../../ui/avatar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CARD, INK } from '../../ui/palette.ts';
import { styled } from '../../ui/styled.ts';
import { DISPLAY } from '../../ui/tokens.ts';

const FRIENDS = ['Kim', 'Ada', 'Jules', 'Moussa', 'Billie'];

const Strip = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '10px 14px',
  marginTop: 28,
  '& .friends': { display: 'flex', '& > * + *': { marginLeft: -12 } },
  '& .link': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    padding: '8px 16px',
    borderRadius: 999,
    border: `2px dashed ${INK}`,
    backgroundColor: CARD,
    color: INK,
    fontFamily: DISPLAY,
    fontWeight: 800,
    transform: 'rotate(-2deg)',
  },
});

/** A group of friends and their shared link. */
export function GroupLink() {
  const { t } = useTranslation('landing');
  return (
    <Strip>
      <span className="friends">
        {FRIENDS.map((name) => (
          <Avatar key={name} name={name} photoURL={null} size={48} />
        ))}
      </span>
      <span className="link">
        <Icon name="link" /> {t('never.oneLink')}
      </span>
    </Strip>
  );
}
