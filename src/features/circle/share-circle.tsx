import { type Circle, circlePath } from '@domain/circle/circle.ts';
import { circlePicture } from '@domain/circle/circle-picture.ts';
import { pictureVersion } from '@domain/pictures.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { hasShareSheet } from '../../lib/share.ts';
import { useDeviceState } from '../../lib/use-device-state.ts';
import { copyAppLink, shareAppLink } from '../../stores/copy-link.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { useShare } from '../../ui/use-opened.ts';

/** The link for the group chat. `isFirst`: it is what comes first, as nobody has it yet. */
export function ShareCircle({ circle, name, isFirst }: { circle: Circle; name: string; isFirst: boolean }) {
  const { t } = useTranslation(['circle', 'common']);
  const openSheet = useShare();
  const [canShare] = useDeviceState(hasShareSheet, false);
  const { id } = circle;
  const path = circlePath(id);
  const version = pictureVersion(circlePicture(circle));
  return (
    <Sticker color={isFirst ? 'yellow' : undefined}>
      <Stack>
        <Heading size={3}>{t(isFirst ? 'share.first' : 'share.title')}</Heading>
        <Text>{t('share.text')}</Text>
        <Row gap={1.25}>
          {canShare && (
            <Button
              variant={isFirst ? 'ink' : 'contained'}
              start={<Icon name="share" />}
              onClick={() => void shareAppLink(path, 'circle', name, t('share.words', { name }))}
            >
              {t('common:share')}
            </Button>
          )}
          <Button
            variant={canShare ? 'outlined' : isFirst ? 'ink' : 'contained'}
            start={<Icon name="copy" />}
            onClick={() => void copyAppLink(path, 'circle')}
          >
            {t('common:copyLink')}
          </Button>
          <Button
            variant="text"
            size="small"
            onClick={() => openSheet({ kind: 'circle', circle: { id, path, name: circle.name, version } })}
          >
            {t('share.more')}
          </Button>
        </Row>
      </Stack>
    </Sticker>
  );
}
