import { useTheme } from '@mui/material/styles';

/** Returns the props of a menu that hangs below the end of its button. */
export function useMenuPlace() {
  const horizontal = useTheme().direction === 'rtl' ? 'left' : 'right';
  return {
    anchorOrigin: { vertical: 'bottom', horizontal },
    transformOrigin: { vertical: 'top', horizontal },
  } as const;
}
