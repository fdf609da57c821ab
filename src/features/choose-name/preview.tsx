import type { Portrait } from '@domain/profiles/face.ts';
import { portraitAddress } from '@domain/profiles/portrait-address.ts';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge, Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { UserName } from '../../ui/user-text.tsx';
import css from './preview.module.css';

/** A preview of the public page's header. Decorative: the fields beside it say the same. */
export function Preview({ name, portrait, username }: { name: string; portrait: Portrait; username: string }) {
  const { t } = useTranslation('names');
  return (
    <Sticker className={css['card']} as="div" aria-hidden>
      <Badge className={css['label']} as="div" color="yellow">
        {t('choose.preview')}
      </Badge>
      <Avatar name={name} photoURL={portraitAddress(portrait)} size={72} />
      <div>
        <Heading size={3} as="div">
          {name ? <UserName>{name}</UserName> : t('choose.noName')}
        </Heading>
        <Text tone="quiet">
          <UserName>@{username}</UserName>
        </Text>
      </div>
    </Sticker>
  );
}
