import type { ErrorCode } from '@domain/errors.ts';
import { AVATAR_MAX_BYTES } from '@domain/limits.ts';
import type { PhotoProblem } from '@domain/profiles/photo.ts';
import { type ChangeEvent, type ComponentProps, useEffect, useId, useRef, useState } from 'react';
import { saveFailureText } from '../i18n/save-failure.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { Button } from './button.tsx';
import { ErrorNote } from './error-note.tsx';
import { Row, Stack } from './layout.tsx';
import type { PhotoCutter } from './photo-cutter.tsx';
import { Text } from './text.tsx';
import { useFocusBack } from './use-focus-back.ts';

const MAX_MB = AVATAR_MAX_BYTES / 1024 / 1024;

interface Choice extends ComponentProps<typeof PhotoCutter> {
  fail: () => void;
}

interface Props {
  hasPhoto: boolean;
  doing: 'opening' | 'uploading' | 'removing' | null;
  choice: Choice | null;
  problem: PhotoProblem | ErrorCode | null;
  retry: (() => void) | null;
  onChoose: (file: File) => void;
  onRemove: () => void;
}

/** Has the part of the chosen photo chosen. Its code is loaded only now. */
function ChoosePart({ fail, ...choice }: Choice) {
  const [Cutter, setCutter] = useState<typeof PhotoCutter | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each choice
  useEffect(() => {
    void import('./photo-cutter.tsx')
      .catch(() => null)
      .then((loaded) => (loaded ? setCutter(() => loaded.PhotoCutter) : fail()));
  }, []);
  return Cutter && <Cutter {...choice} />;
}

/** Asks before the photo is removed. */
function ConfirmRemoval({ onAnswer }: { onAnswer: (isSure: boolean) => void }) {
  const { t } = useTranslation('profile-settings');
  const question = useId();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <Stack role="group" aria-labelledby={question} gap={1.25} style={{ alignItems: 'center' }}>
      <Text id={question} small style={{ textAlign: 'center', fontWeight: 600 }}>
        {t('photo.confirm')}
      </Text>
      <Row style={{ justifyContent: 'center' }}>
        <Button ref={first} variant="loss" size="small" onClick={() => onAnswer(true)}>
          {t('photo.confirmYes')}
        </Button>
        <Button variant="outlined" size="small" onClick={() => onAnswer(false)}>
          {t('photo.confirmNo')}
        </Button>
      </Row>
    </Stack>
  );
}

/** Change Photo and Remove Photo, with progress and problem. */
export function PhotoControls({ hasPhoto, doing, choice, problem, retry, onChoose, onRemove }: Props) {
  const { t } = useTranslation(['profile-settings', 'common']);
  const [isAsking, setIsAsking] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const change = useFocusBack(isAsking);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = ''; // so that the same file can be chosen again
    if (file) onChoose(file);
  };
  const problemText = (of: NonNullable<typeof problem>) => {
    if (of === 'unauthenticated' || of === 'forbidden') return saveFailureText(of);
    // nothing was typed that could be lost
    const isKnown =
      of === 'not-image' || of === 'too-large' || of === 'unreadable' || of === 'heic' || of === 'network';
    return t(`photo.problem.${isKnown ? of : 'other'}`, { max: MAX_MB });
  };
  const answer = (isSure: boolean) => {
    setIsAsking(false);
    if (isSure) onRemove();
  };
  const text = problem && problemText(problem);
  return (
    <Stack style={{ alignItems: 'center' }}>
      <input ref={input} type="file" accept="image/*" hidden onChange={choose} />
      {choice && <ChoosePart {...choice} />}
      {isAsking ? (
        <ConfirmRemoval onAnswer={answer} />
      ) : (
        <Row style={{ justifyContent: 'center' }}>
          <Button
            ref={change}
            variant="outlined"
            size="small"
            aria-disabled={doing !== null}
            onClick={() => doing === null && input.current?.click()}
          >
            {t(doing === null ? 'photo.change' : `photo.${doing}`)}
          </Button>
          {hasPhoto && doing === null && (
            <Button variant="outlined" size="small" onClick={() => setIsAsking(true)}>
              {t('photo.remove')}
            </Button>
          )}
        </Row>
      )}
      <ErrorNote
        text={text}
        action={
          retry && (
            <Button variant="outlined" size="small" onClick={retry}>
              {t('common:retry')}
            </Button>
          )
        }
      />
    </Stack>
  );
}
