import FilterAltOffRounded from '@mui/icons-material/FilterAltOffRounded';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { MessageState } from '../../../ui/states.tsx';
import { SymbolTile } from '../../../ui/symbol-tile.tsx';

/** Says that no item matches the filters. */
export function NothingMatches({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('dashboard-lists');
  return (
    <MessageState
      symbol={
        <SymbolTile color="yellow" size={64}>
          <FilterAltOffRounded />
        </SymbolTile>
      }
      level={2}
      title={t('filter.nothingTitle')}
      text={t('filter.nothingText')}
      action={
        <Button variant="contained" onClick={onClear}>
          {t('filter.clear')}
        </Button>
      }
    />
  );
}
