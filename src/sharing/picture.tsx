import { PICTURE_SIZES, type PictureShape } from '@domain/pictures.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Skeleton } from '../ui/states.tsx';
import { Text } from '../ui/text.tsx';
import css from './picture.module.css';
import type { ShownPicture } from './use-picture.ts';

interface Props {
  picture: ShownPicture;
  shape: PictureShape;
  alt: string;
  /** Shown instead of the file, where a picture is kept by holding it. */
  address?: string | null;
}

/** A picture that the server draws, or what stands in for it while it isn't there. */
export function Picture({ picture: { state, src, retry }, shape, alt, address }: Props) {
  const { t } = useTranslation(['share', 'common']);
  const { width, height } = PICTURE_SIZES[shape];
  return (
    <div className={css['frame']} style={{ aspectRatio: `${width} / ${height}` }}>
      {src && <img src={address ?? src} alt={alt} width={width} height={height} />}
      {state.status === 'loading' && (
        <Skeleton
          role="status"
          aria-label={t('picture.loading')}
          height={0}
          style={{ height: '100%', borderRadius: 0 }}
        />
      )}
      {state.status === 'failed' && (
        <div className={css['missing']} role="status">
          <Icon name="offline" size={32} />
          <Text small>{t(state.error.code === 'network' ? 'picture.offline' : 'picture.failed')}</Text>
          {state.error.code !== 'network' && (
            <Button variant="outlined" size="small" onClick={retry}>
              {t('common:retry')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
