import { useEffect, useId, useState } from 'react';
import { href } from '../../config/href.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { readKeys } from '../../lib/delete-keys.ts';
import { Link } from '../../lib/router/router.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { UserText } from '../../ui/user-text.tsx';
import css from './on-this-device.module.css';
import { type RecentLink, recentLinks } from './recent-links.ts';

const ICONS = {
  result: 'check',
  quiz: 'link',
  page: 'mailbox',
  circle: 'eye',
  message: 'envelope',
} as const satisfies Record<RecentLink['kind'], IconName>;

/** In the installed app: what somebody without an account has opened, played or sent here last. */
export function OnThisDevice() {
  const { t } = useTranslation('landing');
  const id = useId();
  const [links, setLinks] = useState<readonly RecentLink[]>([]);
  useEffect(() => {
    // lazy, as in data/read-cache.ts: a static import would split the store into two files on every page
    void import('../../data/read-cache-store.ts')
      .then((store) => store.readEntries())
      .catch(() => []) // this browser stores nothing
      .then((reads) => setLinks(recentLinks(reads, readKeys())));
  }, []);
  if (links.length === 0) return null;
  return (
    <section className={css['section']} aria-labelledby={id}>
      <Heading size={3} as="h2" id={id}>
        {t('device.title')}
      </Heading>
      <ul className={css['list']}>
        {links.map(({ kind, path, title }) => (
          <li key={path}>
            <Link className={css['link']} to={path}>
              <Icon name={ICONS[kind]} size={24} />
              <span>
                <UserText as="strong">{title}</UserText>
                <Text as="span" small tone="quiet">
                  {t(`device.${kind}`)}
                </Text>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Button variant="contained" to={href.createQuiz()}>
        {t('device.own')}
      </Button>
    </section>
  );
}
