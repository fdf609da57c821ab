import DeleteForeverRounded from '@mui/icons-material/DeleteForeverRounded';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import KeyRounded from '@mui/icons-material/KeyRounded';
import NotificationsRounded from '@mui/icons-material/NotificationsRounded';
import PersonRounded from '@mui/icons-material/PersonRounded';
import PhonelinkLockRounded from '@mui/icons-material/PhonelinkLockRounded';
import TranslateRounded from '@mui/icons-material/TranslateRounded';
import VisibilityOffRounded from '@mui/icons-material/VisibilityOffRounded';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Row, Stack } from '../../ui/layout.tsx';
import { Sticker } from '../../ui/sticker.tsx';
import { SymbolTile } from '../../ui/symbol-tile.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import css from './section.module.css';
import { SECTION_COLORS, type SectionId } from './sections.ts';

const ICONS: Readonly<Record<SectionId, ComponentType>> = {
  profile: PersonRounded,
  'sign-in': KeyRounded,
  'two-step': PhonelinkLockRounded,
  language: TranslateRounded,
  privacy: VisibilityOffRounded,
  notifications: NotificationsRounded,
  data: DownloadRounded,
  delete: DeleteForeverRounded,
};

/** One part of the page; an address can link to it by its id. */
export function Section({ id, children }: { id: SectionId; children: ReactNode }) {
  const { t } = useTranslation('account');
  const Icon = ICONS[id];
  return (
    <Sticker
      className={css['card']}
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      data-danger={id === 'delete'}
    >
      <Stack gap={2.5}>
        <Stack gap={1}>
          <Row gap={1.5} style={{ flexWrap: 'nowrap' }}>
            <SymbolTile color={SECTION_COLORS[id]} aria-hidden>
              <Icon />
            </SymbolTile>
            <Heading className={css['title']} size={3} id={`${id}-title`}>
              {t(`section.${id}`)}
            </Heading>
          </Row>
          <Text tone="quiet">{t(`intro.${id}`)}</Text>
        </Stack>
        {children}
      </Stack>
    </Sticker>
  );
}
