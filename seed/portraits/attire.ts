/**
 * Garments and ornaments for the drawn portraits, as SVG in the face library's coordinates:
 * the neck is between x 108 and 156 at y 199, the shoulders end at x 32 and 232, y 280
 * is the lower edge.
 */

/** The cloth and its trimming, as hex colours. */
export type Cloth = { main: string; second: string; trim: string };

const shade = (opacity: number) => `fill="#000" fill-opacity="${opacity}"`;

/** Shoulders and chest below a neckline that runs from (96, 198) to (168, 198). */
function bodice(neckline: string, fill: string): string {
  return `<path d="M96 198${neckline}C186 201 204 206 214 214C230 226 238 254 239 296H25C26 254 34 226 50 214C60 206 78 201 96 198Z" fill="${fill}"/>`;
}

const sleeveFolds = `<path d="M58 296C57 272 60 254 66 242M206 296C207 272 204 254 198 242" stroke="#000" stroke-opacity=".14" stroke-width="2.5" fill="none" stroke-linecap="round"/>`;

const necks = {
  round: 'C99 224 165 224 168 198',
  deep: 'C97 238 167 238 168 198',
  v: 'L132 246L168 198',
};

function edge(neckline: string, colour: string, width: number): string {
  return `<path d="M96 198${neckline}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/>`;
}

export function bead(x: number, y: number, radius: number, colour: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`;
}

/** The stand-up collar of a kurta, open in the middle. */
function bandCollar(fill: string, trim: string): string {
  return `<path d="M104 187C110 199 121 206 130 208V220C113 217 100 209 94 198C96 194 100 190 104 187Z" fill="${fill}"/>
    <path d="M160 187C154 199 143 206 134 208V220C151 217 164 209 170 198C168 194 164 190 160 187Z" fill="${fill}"/>
    <path d="M104 187C110 199 121 206 130 208M160 187C154 199 143 206 134 208" fill="none" stroke="${trim}" stroke-width="2"/>`;
}

/** A long shirt with a standing collar and a short row of buttons. */
export function kurta({ main, trim }: Cloth): string {
  return `${bodice('C104 222 160 222 168 198', main)}${sleeveFolds}
    <path d="M124 214H140V296H124Z" ${shade(0.1)}/><path d="M125.5 216V296M138.5 216V296" stroke="${trim}" stroke-width="1.6"/>
    ${[230, 248, 266].map((y) => bead(132, y, 2.6, trim)).join('')}${bandCollar(main, trim)}`;
}

/** A sleeveless closed jacket over a kurta. */
export function nehruJacket({ main, second, trim }: Cloth): string {
  return `${bodice('C104 222 160 222 168 198', second)}
    <path d="M96 198C104 222 160 222 168 198C180 200 190 203 198 207C190 232 188 262 190 296H74C76 262 74 232 66 207C74 203 84 200 96 198Z" fill="${main}"/>
    <path d="M66 207C74 232 76 262 74 296M198 207C190 232 188 262 190 296" fill="none" stroke="#000" stroke-opacity=".2" stroke-width="2"/>
    <path d="M132 214V296" stroke="#000" stroke-opacity=".28" stroke-width="2"/>
    ${[226, 244, 262, 280].map((y) => bead(136.5, y, 2.5, trim)).join('')}
    <path d="M162 250l17 -3v13c-6 3 -12 3 -17 1Z" ${shade(0.14)}/><path d="M164 250l8 -11 6 9Z" fill="${trim}"/>
    ${bandCollar(main, trim)}`;
}

/** A long coat with an embroidered front and collar. */
export function sherwani({ main, trim }: Cloth): string {
  const sprigs = [
    [86, 238],
    [72, 268],
    [100, 270],
    [178, 238],
    [192, 268],
    [164, 270],
  ]
    .map(
      ([x, y]) =>
        `<path transform="translate(${x} ${y})" d="M0 -6C4 -2 4 2 0 6C-4 2 -4 -2 0 -6Z" fill="${trim}" opacity=".6"/>`,
    )
    .join('');
  return `${bodice('C104 222 160 222 168 198', main)}${sleeveFolds}${sprigs}
    <path d="M117 213C127 219 137 219 147 213V296H117Z" fill="${trim}" opacity=".32"/>
    <path d="M117 214V296M147 214V296M132 218V296" stroke="${trim}" stroke-width="1.8"/>
    ${[232, 250, 268].map((y) => bead(132, y, 3, trim)).join('')}${bandCollar(main, trim)}
    <path d="M98 196C108 209 120 214 130 215M166 196C156 209 144 214 134 215" fill="none" stroke="${trim}" stroke-width="3.5" stroke-dasharray="1 5" stroke-linecap="round"/>`;
}

/** A shirt with a turned-down collar. */
export function shirt({ main, second, trim }: Cloth): string {
  return `${bodice('L132 232L168 198', main)}${sleeveFolds}
    <path d="M132 230V296" stroke="#000" stroke-opacity=".2" stroke-width="2"/>
    ${[248, 266, 284].map((y) => bead(136, y, 2.2, trim)).join('')}
    <path d="M104 186L92 196L104 227L131 230L108 201Z" fill="${second}"/><path d="M160 186L172 196L160 227L133 230L156 201Z" fill="${second}"/>
    <path d="M104 227L131 230L108 201M160 227L133 230L156 201" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="1.6"/>`;
}

/** A suit jacket over a pale shirt. */
export function blazer({ main, second }: Cloth): string {
  return `${bodice('L132 236L168 198', second)}
    <path d="M96 197C86 200 62 205 50 214C34 226 26 254 25 296H120C112 262 102 230 96 197Z" fill="${main}"/>
    <path d="M168 197C178 200 202 205 214 214C230 226 238 254 239 296H144C152 262 162 230 168 197Z" fill="${main}"/>
    <path d="M96 197L80 214L90 232L82 240L118 294C108 262 100 230 96 197Z" ${shade(0.2)}/>
    <path d="M168 197L184 214L174 232L182 240L146 294C156 262 164 230 168 197Z" ${shade(0.2)}/>
    <path d="M106 187L95 196L108 224L132 236L109 203Z" fill="#FFFBF5"/><path d="M158 187L169 196L156 224L132 236L155 203Z" fill="#FFFBF5"/>
    <path d="M108 224L132 236L109 203M156 224L132 236L155 203" fill="none" stroke="#000" stroke-opacity=".12" stroke-width="1.6"/>`;
}

/** A cotton shirt with the shoulder cloth of the south, bordered in gold. */
export function angavastram(cloth: Cloth): string {
  return `${shirt({ ...cloth, main: '#F8F1E2', second: '#FFFBF5', trim: '#C8B896' })}
    <path d="M170 200C186 202 204 206 214 214C219 218 223 224 226 231C206 246 194 270 192 296H150C150 258 156 224 170 200Z" fill="#FFF9EC"/>
    <path d="M170 200C156 224 150 258 150 296M218 218C198 236 184 264 182 296" fill="none" stroke="${cloth.trim}" stroke-width="6"/>
    <path d="M176 203C163 228 158 262 158 296" fill="none" stroke="${cloth.main}" stroke-width="2.5"/>`;
}

/** A blouse and a sari whose end falls over the wearer's left shoulder. */
export function sari({ main, second, trim }: Cloth): string {
  const drape =
    'M160 201C184 200 204 206 215 215C200 250 150 276 84 300H24C26 274 31 254 39 240C92 246 142 232 160 201Z';
  return `${bodice(necks.deep, second)}${edge(necks.deep, trim, 3)}
    <path d="M206 209C222 222 238 250 239 300H198C192 270 196 236 206 209Z" fill="${main}"/>
    <path d="M206 209C222 222 238 250 239 300H198C192 270 196 236 206 209Z" ${shade(0.16)}/>
    <path d="${drape}" fill="${main}"/>
    <path d="M204 218C186 250 138 272 60 292M194 212C176 242 128 262 48 276M184 207C168 232 124 252 44 260" fill="none" stroke="#000" stroke-opacity=".13" stroke-width="2.4"/>
    <path d="M163 202C146 233 94 247 39 241" fill="none" stroke="${trim}" stroke-width="8.5"/>
    <path d="M163 202C146 233 94 247 39 241" fill="none" stroke="${main}" stroke-width="3.4" stroke-dasharray="3.4 4.2"/>
    <path d="M213 217C198 252 148 278 90 299" fill="none" stroke="${trim}" stroke-width="4"/>`;
}

/** A kurta with a worked neckline and a dupatta laid over both shoulders. */
export function dupattaOverBoth({ main, second, trim }: Cloth): string {
  const fall = 'M70 202C74 250 104 274 132 274C160 274 190 250 194 202';
  return `${bodice(necks.v, main)}${sleeveFolds}${edge(necks.v, trim, 4)}
    <path d="M96 198L132 246L168 198" fill="none" stroke="${main}" stroke-width="1.4" stroke-dasharray="1.4 3.4"/>
    <path d="${fall}" fill="none" stroke="${trim}" stroke-width="30"/><path d="${fall}" fill="none" stroke="${second}" stroke-width="24.5"/>
    <path d="M64 204C70 258 104 280 132 280C160 280 194 258 200 204M77 202C82 244 108 267 132 267C156 267 182 244 187 202" fill="none" stroke="#000" stroke-opacity=".12" stroke-width="2"/>`;
}

/** A kurta with a dupatta falling from one shoulder. */
export function dupattaOverOne({ main, second, trim }: Cloth): string {
  return `${bodice(necks.round, main)}${sleeveFolds}${edge(necks.round, trim, 5)}
    <path d="M132 219V262" stroke="${trim}" stroke-width="4" stroke-linecap="round"/>${[228, 240, 252].map((y) => bead(132, y, 2, main)).join('')}
    <path d="M168 198C188 200 206 206 216 216C228 228 237 256 239 300H176C172 262 166 226 168 198Z" fill="${second}"/>
    <path d="M178 202C178 236 182 270 188 300M192 205C194 236 200 268 208 300M205 211C209 240 216 268 224 300" fill="none" stroke="#000" stroke-opacity=".13" stroke-width="2.2"/>
    <path d="M168 198C166 226 172 262 176 300" fill="none" stroke="${trim}" stroke-width="5.5"/>`;
}

/** A plain tunic with a standing collar and a worked front. */
export function kurti({ main, trim }: Cloth): string {
  return `${bodice('C100 210 120 216 132 238C144 216 164 210 168 198', main)}${sleeveFolds}
    <path d="M96 198C100 210 120 216 132 238C144 216 164 210 168 198" fill="none" stroke="${trim}" stroke-width="4"/>
    <path d="M132 238V270" stroke="${trim}" stroke-width="3"/>
    ${[252, 264, 276].map((y) => bead(132, y, 2.4, trim)).join('')}
    ${[0, 1, 2].map((i) => bead(112 - i * 9, 224 - i * 7, 1.8, trim) + bead(152 + i * 9, 224 - i * 7, 1.8, trim)).join('')}`;
}

/** A blouse with a soft collar, for those who wear neither sari nor kurta to work. */
export function blouse({ main, second, trim }: Cloth): string {
  return `${bodice('L132 236L168 198', main)}${sleeveFolds}
    <path d="M132 234V296" stroke="#000" stroke-opacity=".16" stroke-width="2"/>${[250, 270].map((y) => bead(136, y, 2.2, trim)).join('')}
    <path d="M102 189C92 196 86 204 84 212C98 224 116 232 132 236C120 222 108 206 102 189Z" fill="${second}"/>
    <path d="M162 189C172 196 178 204 180 212C166 224 148 232 132 236C144 222 156 206 162 189Z" fill="${second}"/>
    <path d="M84 212C98 224 116 232 132 236C148 232 166 224 180 212" fill="none" stroke="#000" stroke-opacity=".14" stroke-width="1.6"/>`;
}

/** A veil over the back of the head: what hangs behind, and what frames the hair in front. */
export function veil({ second, trim }: Cloth): { behind: string; front: string } {
  return {
    behind: `<path d="M132 4C76 4 48 54 49 118C50 172 40 206 18 300H246C224 206 214 172 215 118C216 54 188 4 132 4Z" fill="${second}"/>
      <path d="M132 4C76 4 48 54 49 118C50 172 40 206 18 300H246C224 206 214 172 215 118C216 54 188 4 132 4Z" ${shade(0.22)}/>`,
    front: `<path d="M132 -4C72 -4 44 48 46 114C47 168 40 204 10 300H66C74 246 80 206 74 160C70 128 66 108 72 88C80 58 102 42 132 42C162 42 184 58 192 88C198 108 194 128 190 160C184 206 190 246 198 300H254C224 204 217 168 218 114C220 48 192 -4 132 -4Z" fill="${second}"/>
      <path d="M66 300C74 246 80 206 74 160C70 128 66 108 72 88C80 58 102 42 132 42C162 42 184 58 192 88C198 108 194 128 190 160C184 206 190 246 198 300" fill="none" stroke="${trim}" stroke-width="5"/>
      <path d="M58 100C60 60 90 24 132 20M206 100C204 60 174 24 132 20M54 130C58 190 52 240 44 296M210 130C206 190 212 240 220 296" fill="none" stroke="#000" stroke-opacity=".12" stroke-width="2.4"/>`,
  };
}
