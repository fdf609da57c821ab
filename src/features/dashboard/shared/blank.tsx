import { styled } from '@mui/material/styles';

/** A gray placeholder for a figure that is loading, as high as a line of text. */
export const Blank = styled('span')({
  display: 'inline-block',
  width: '1.2em',
  height: '0.72em',
  borderRadius: '0.25em',
  backgroundColor: 'currentColor',
  opacity: 0.16,
});
