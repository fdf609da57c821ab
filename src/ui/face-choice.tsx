import { FACES, type Portrait } from '@domain/profiles/face.ts';
import { portraitAddress } from '@domain/profiles/portrait-address.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { Avatar } from './avatar.tsx';
import css from './face-choice.module.css';
import { HiddenText } from './layout.tsx';

/** A choice of one of the drawn faces, on the person's own color. */
export function FaceChoice(props: { name: string; value: Portrait; onChange: (portrait: Portrait) => void }) {
  const { name, value, onChange } = props;
  const { t } = useTranslation('names');
  return (
    <fieldset className={css['faces']}>
      <legend>{t('face.title')}</legend>
      {FACES.map((face) => (
        <label key={face}>
          <input
            type="radio"
            name="face"
            value={face}
            checked={face === value.face}
            onChange={() => onChange({ ...value, face })}
          />
          <Avatar name={name || '?'} photoURL={portraitAddress({ ...value, face })} size={44} />
          <HiddenText>{t(`face.${face}`)}</HiddenText>
        </label>
      ))}
    </fieldset>
  );
}
