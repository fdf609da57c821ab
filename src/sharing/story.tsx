import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { findInAppBrowser } from '../lib/in-app-browser.ts';
import { saveFile } from '../lib/save-file.ts';
import { canShareFile, copyText, isSharing, shareFile } from '../lib/share.ts';
import { reach } from '../lib/visit.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Heading, Text } from '../ui/text.tsx';
import { Picture } from './picture.tsx';
import { Told } from './share-status.tsx';
import css from './story.module.css';
import type { ShownPicture } from './use-picture.ts';

interface Props {
  /** Without one, what is around it has a heading. */
  title?: string;
  text: string;
  picture: ShownPicture;
  alt: string;
  /** The link to copy for the story. */
  url: string;
  /** The picture's own address; null where only a request with a token gets it. */
  address: string | null;
  children?: ReactNode;
}

/** A picture for a story: shared as a file, else saved, else held. The link goes onto the clipboard beside it. */
export function Story({ title, text, picture, alt, url, address, children }: Props) {
  const { t } = useTranslation('share');
  const [told, setTold] = useState<'copied' | 'failed'>();
  const { state } = picture;
  const file = state.status === 'ready' ? state.value : null;
  const canShare = file !== null && canShareFile(file);
  // downloads of files made by a page fail in most browsers inside apps
  const isHeld = !canShare && address !== null && findInAppBrowser() !== null;
  const share = async (ready: File) => {
    setTold(undefined);
    // both right after the tap, as browsers demand
    reach('shared');
    const copying = isSharing() || copyText(`${url}#story`);
    const outcome = await shareFile(ready);
    if (outcome === 'failed') setTold('failed');
    else if (outcome === 'shared' && (await copying)) setTold('copied');
  };
  return (
    <section className={css['box']} aria-label={title}>
      <div className={clsx(css['picture'], isHeld && css['held'])}>
        <Picture picture={picture} shape="story" alt={alt} address={isHeld ? address : null} />
      </div>
      <div className={css['words']}>
        {title !== undefined && <Heading size={3}>{title}</Heading>}
        <Text small tone="quiet">
          {text}
        </Text>
        {canShare && (
          <Button variant="contained" size="small" start={<Icon name="share" />} onClick={() => void share(file)}>
            {t('story.share')}
          </Button>
        )}
        {isHeld && <Text style={{ fontWeight: 600 }}>{t('story.hold')}</Text>}
        {file && !isHeld && (
          <Button variant={canShare ? 'outlined' : 'contained'} onClick={() => saveFile([file], file.name, file.type)}>
            {t('story.save')}
          </Button>
        )}
        <Told isGood={told !== 'failed'}>{told && t(`story.${told}`)}</Told>
        {children}
      </div>
    </section>
  );
}
