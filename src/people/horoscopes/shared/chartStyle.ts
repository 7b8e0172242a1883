/** How a chart is drawn: with fixed houses as in the North, or with fixed rashis as in the South. */
export const CHART_STYLES = ['north', 'south'] as const;

export type ChartStyle = (typeof CHART_STYLES)[number];

/** Tamil, Telugu, Kannada and Malayalam, whose states draw charts in the style of the South. */
const SOUTHERN = ['ta', 'te', 'kn', 'ml'];

/** Returns how the charts of a family are drawn. @param motherTongue key of the option, null where it is not stated */
export const chartStyleOf = (motherTongue: string | null): ChartStyle =>
  motherTongue !== null && SOUTHERN.includes(motherTongue) ? 'south' : 'north';
