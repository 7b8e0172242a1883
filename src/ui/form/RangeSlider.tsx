import { Slider } from 'radix-ui';

type RangeSliderProps = {
  min: number;
  max: number;
  step?: number;
  value: readonly [number, number];
  /** While dragging; the value at the end comes through `onValueCommit`. */
  onValueChange(value: [number, number]): void;
  onValueCommit?(value: [number, number]): void;
  /** The names of the two thumbs, such as 'Minimum age' and 'Maximum age'. */
  labels: readonly [string, string];
  /** A value in words, such as '27 years'; the number alone otherwise. */
  format?(value: number): string;
};

/** A range with two thumbs and their values as text above. */
export function RangeSlider({
  value,
  labels,
  format = String,
  onValueChange,
  onValueCommit,
  ...rest
}: RangeSliderProps) {
  return (
    <div>
      <div aria-hidden className="mb-2 flex justify-between font-semibold">
        <span>{format(value[0])}</span>
        <span>{format(value[1])}</span>
      </div>
      <Slider.Root
        {...rest}
        value={[...value]}
        onValueChange={([from, to]) => onValueChange([from!, to!])}
        onValueCommit={([from, to]) => onValueCommit?.([from!, to!])}
        className="relative flex h-11 touch-none select-none items-center"
      >
        <Slider.Track className="relative h-1.5 grow rounded-full bg-line">
          <Slider.Range className="absolute h-full rounded-full bg-kumkum" />
        </Slider.Track>
        {labels.map((label, thumb) => (
          <Slider.Thumb
            key={label}
            aria-label={label}
            aria-valuetext={format(value[thumb]!)}
            className="block size-7 rounded-full border-2 border-kumkum bg-raised shadow-lift focus-visible:rounded-full"
          />
        ))}
      </Slider.Root>
    </div>
  );
}
