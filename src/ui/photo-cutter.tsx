import { useId, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import { useTranslation } from '../i18n/use-translation.ts';
import type { OpenPhoto } from '../lib/open-photo.ts';
import { centerCut, PHOTO_MAX_ZOOM, type PhotoCut } from '../lib/photo-cut.ts';
import { Button } from './button.tsx';
import { Row, Stack } from './layout.tsx';
import css from './photo-cutter.module.css';
import { Sheet } from './sheet.tsx';
import { Text } from './text.tsx';

interface Props {
  photo: OpenPhoto;
  isAnimated: boolean;
  use: (cut: PhotoCut) => void;
  cancel: () => void;
}

/** Pixels on the screen that an arrow key moves the photo; with Shift a fifth of it. */
const STEP = 10;
const CENTER = { x: 0, y: 0 };

/**
 * Asks which part of a photo is used: it is moved behind a round frame, zoomed and turned. Cut on a server, the whole
 * photo with its metadata would leave the device.
 */
export function PhotoCutter({ photo, isAnimated, use, cancel }: Props) {
  const { t } = useTranslation('profile-settings');
  const hint = useId();
  const [position, setPosition] = useState(CENTER);
  const [zoom, setZoom] = useState(1);
  const [quarterTurns, setQuarterTurns] = useState(0);
  const part = useRef<Omit<PhotoCut, 'quarterTurns'>>(centerCut(photo));
  const isWide = photo.width > photo.height;
  return (
    <Sheet title={t('photo.cut.title')} onClose={cancel}>
      <Stack gap={2}>
        <div className={css['frame']}>
          <Cropper
            image={photo.url}
            crop={position}
            onCropChange={setPosition}
            zoom={zoom}
            onZoomChange={setZoom}
            maxZoom={PHOTO_MAX_ZOOM}
            rotation={quarterTurns * 90}
            onCropAreaChange={(area) => {
              part.current = area;
            }}
            aspect={1}
            cropShape="round"
            showGrid={false}
            objectFit={isWide ? 'vertical-cover' : 'horizontal-cover'}
            keyboardStep={STEP}
            // all styles are in the document already (ADR 132)
            disableAutomaticStylesInjection
            classes={{
              containerClassName: css['container'] ?? '',
              mediaClassName: (isWide ? css['wide'] : css['tall']) ?? '',
              cropAreaClassName: css['circle'] ?? '',
            }}
            cropperProps={{ role: 'application', 'aria-label': t('photo.cut.frame'), 'aria-describedby': hint }}
          />
        </div>
        <Text small id={hint} style={{ textAlign: 'center' }}>
          {t('photo.cut.hint')}
        </Text>
        {isAnimated && (
          <Text small style={{ textAlign: 'center', fontWeight: 600 }}>
            {t('photo.cut.still')}
          </Text>
        )}
        <div className={css['tools']}>
          <label className={css['zoom']}>
            {t('photo.cut.zoom')}
            <input
              type="range"
              min={1}
              max={PHOTO_MAX_ZOOM}
              step={0.1}
              value={zoom}
              onChange={(event) => setZoom(Number(event.target.value))}
            />
          </label>
          <Button variant="outlined" size="small" onClick={() => setQuarterTurns((quarterTurns + 1) % 4)}>
            {t('photo.cut.turn')}
          </Button>
        </div>
        <Row style={{ justifyContent: 'center' }}>
          <Button variant="contained" onClick={() => use({ ...part.current, quarterTurns })}>
            {t('photo.cut.use')}
          </Button>
          <Button variant="outlined" onClick={cancel}>
            {t('photo.cut.cancel')}
          </Button>
        </Row>
      </Stack>
    </Sheet>
  );
}
