import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { InterestActions } from '../../../interests/web/InterestActions.tsx';
import { InterestStateText } from '../../../interests/web/InterestStateText.tsx';
import { interests } from '../../../interests/web/interests.ts';

/** The interest between the viewer and a person they can't write to yet: sends one, or says that one is waiting. */
export default function NotConnected({ person }: { person: { id: string; name: string } }) {
  const { data } = useQuery(interests.between.queryOptions({ input: { id: person.id } }));
  if (!data) return <Skeleton className="h-12 w-56" />;
  return (
    <div className="grid gap-3">
      {data.interest && (
        <p className="text-soft">
          <InterestStateText interest={data.interest} name={person.name} />
        </p>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden *:grow-0">
        <InterestActions person={person} interest={data.interest} main writes={false} />
      </div>
    </div>
  );
}
