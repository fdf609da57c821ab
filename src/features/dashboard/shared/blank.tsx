import { styled } from '@mui/material/styles';

/** A grey bar in the place of a figure that is on its way, in lines as high as the words around it. */
export const Blank = styled('span')({
  display: 'inline-block',
  width: '1.2em',
  height: '0.72em',
  borderRadius: '0.25em',
  backgroundColor: 'currentColor',
  opacity: 0.16,
});
