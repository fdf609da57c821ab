import { toLanguage } from '@domain/languages.ts';
import { publicPath } from '@domain/profiles/links.ts';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { fetchMessagePicture } from '../../../data/message-picture.ts';
import { useSession } from '../../../session/state.ts';
import { Story } from '../../../sharing/story.tsx';
import { usePicture } from '../../../sharing/use-picture.ts';
import { Panel } from '../moderation/panel.tsx';

interface Props {
  messageId: string;
  /** When the reply on the picture was written; null without one. */
  repliedAt: number | null;
  onClose: () => void;
}

/** A message, with its reply if there is one, as a picture for a story, with the link that brings the next one. */
export function StoryPanel({ messageId, repliedAt, onClose }: Props) {
  const { t, i18n } = useTranslation(['share', 'common']);
  const username = useSession((state) => state.profile?.username ?? '');
  const language = toLanguage(i18n.language);
  const picture = usePicture(`${messageId}/${repliedAt}/${language}`, () => fetchMessagePicture(messageId, language));
  return (
    <Panel title={t('message.title')}>
      <Story
        text={t('message.text')}
        picture={picture}
        alt={t(repliedAt === null ? 'message.alt' : 'message.altWithReply')}
        url={location.origin + publicPath.section(username, 'anonymous')}
        address={null}
      >
        <Button variant="outlined" size="small" onClick={onClose}>
          {t('common:back')}
        </Button>
      </Story>
    </Panel>
  );
}
