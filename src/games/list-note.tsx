import { styled } from '@mui/material/styles';

/** A line below an editor's list: how far it is from what the game needs. */
export const ListNote = styled('p')({ margin: 0, textAlign: 'center', fontWeight: 700 });
