import { type Face, jawLine } from './head.ts';
import { both, line, shape } from './svg.ts';

/** Draws a beard for one face in a colour, below the lips, which are drawn over it. */
export type Beard = (face: Face, colour: string, gleam: string) => string;

/** From ear to ear along the jaw; `top` is the height of its edge on the cheeks, `grow` how far it stands out. */
function jawBeard(face: Face, top: number, grow: number, longer = grow): string {
  const c = face.cheek;
  const g = c + grow;
  return `M${c + 3} -20C${c + 4} 0 ${c + grow * 0.5} 18 ${g} 34${jawLine(face, grow, longer)}C${-c - grow * 0.5} 18 ${-c - 4} 0 ${-c - 3} -20L${-c + 5} -14C${-c + 6} ${top - 14} ${-face.jaw + 10} ${top + 8} -40 ${top + 8}C-28 ${top + 4} -22 68 0 68C22 68 28 ${top + 4} 40 ${top + 8}C${face.jaw - 10} ${top + 8} ${c - 6} ${top - 14} ${c - 5} -14Z`;
}

const mouthHole = 'M-30 88C-20 80 20 80 30 88C26 104 14 108 0 108C-14 108 -26 104 -30 88Z';

function whiskers(gleam: string): string {
  return both(
    line(
      'M30 118C36 126 38 132 38 140M52 104C58 112 60 120 58 128M12 126C14 134 14 140 12 146M72 82C76 92 77 100 74 108',
      gleam,
      2,
      0.3,
    ),
  );
}

/** Shade from the cheeks down; the gradient of that name belongs to the head. */
const shadow = (face: Face, strength: number) =>
  shape(jawBeard(face, 50, 0), 'url(#stubble)', `fill-opacity="${strength}"`);

const stubble: Beard = (face) => shadow(face, 1);

const boxed: Beard = (face, colour, gleam) =>
  `${shape(jawBeard(face, 58, 2), colour, 'fill-opacity=".2"')}${shape(`${jawBeard(face, 68, 3)}${mouthHole}`, colour, 'fill-rule="evenodd" fill-opacity=".93"')}${whiskers(gleam)}`;

const full: Beard = (face, colour, gleam) =>
  `${shape(jawBeard(face, 49, 3), colour, 'fill-opacity=".22"')}${shape(`${jawBeard(face, 58, 8, 22)}${mouthHole}`, colour, 'fill-rule="evenodd"')}${whiskers(gleam)}
  ${both(line('M24 132C30 142 32 150 30 158M48 122C54 132 56 140 52 148', gleam, 2.4, 0.3))}`;

const moustacheForm =
  'M0 66C-10 60 -24 64 -38 80C-42 86 -40 90 -34 88C-20 84 -8 80 0 80C8 80 20 84 34 88C40 90 42 86 38 80C24 64 10 60 0 66Z';

const moustache: Beard = (_face, colour, gleam) =>
  shape(moustacheForm, colour) + both(line('M6 70C14 70 24 76 30 82', gleam, 2, 0.34));

const handlebar: Beard = (_face, colour, gleam) =>
  shape(
    'M0 66C-10 60 -26 64 -42 80C-50 86 -58 84 -60 74C-66 86 -58 96 -46 92C-32 88 -10 80 0 80C10 80 32 88 46 92C58 96 66 86 60 74C58 84 50 86 42 80C26 64 10 60 0 66Z',
    colour,
  ) + both(line('M6 70C16 70 28 78 38 84', gleam, 2, 0.34));

const goatee: Beard = (face, colour, gleam) =>
  `${moustache(face, colour, gleam)}${shape(`M-40 84C-42 104 -34 ${face.chinY + 2} 0 ${face.chinY + 5}C34 ${face.chinY + 2} 42 104 40 84C34 88 30 100 24 108C10 114 -10 114 -24 108C-30 100 -34 88 -40 84Z`, colour)}${line(`M-10 122C-12 130 -12 136 -10 ${face.chinY - 4}M10 122C12 130 12 136 10 ${face.chinY - 4}`, gleam, 2, 0.3)}`;

/** A moustache that is kept, a chin that is not. */
const roughMoustache: Beard = (face, colour) =>
  shadow(face, 1) + shape(moustacheForm, colour, 'fill-opacity=".8"');

/** Shaved in the morning: a breath of shade is left. */
const clean: Beard = (face) => shadow(face, 0.36);

/** What men wear on lip and jaw. */
export const beards = { clean, stubble, boxed, full, moustache, handlebar, goatee, roughMoustache };
