import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import { styled } from '@mui/material/styles';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../ui/layout.tsx';
import { VisibilityFields } from './visibility-fields.tsx';

const Fold = styled('details')(({ theme }) => ({
  '& > summary': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    minHeight: 56,
    marginBottom: theme.spacing(1.5),
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '& strong': { display: 'block' },
    '& small': { fontSize: '0.875rem', color: 'var(--mui-palette-text-secondary)' },
  },
  '&[open] > summary svg': { transform: 'rotate(180deg)' },
}));

/** The settings that are right for most, folded; open while one of them keeps the quiz from being saved. */
export function WhoCanPlay(props: ComponentProps<typeof VisibilityFields>) {
  const { t } = useTranslation('quiz-editor');
  const [isOpen, setIsOpen] = useState(false);
  const hasProblem = props.passwordError !== undefined;
  return (
    <Fold open={isOpen || hasProblem} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        <span>
          <strong>{t('who')}</strong>
          <small>{t(props.draft.isPublic ? 'whoPublic' : 'whoPrivate')}</small>
        </span>
        <ExpandMoreRounded aria-hidden />
      </summary>
      <Stack gap={1.5}>
        <VisibilityFields {...props} />
      </Stack>
    </Fold>
  );
}
