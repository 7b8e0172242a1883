import pg from 'pg';

/**
 * Runs `work` and returns the text of every statement that this process sent to a database meanwhile, without those of
 * the live connection's heartbeat.
 */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const texts: string[] = [];
  const query = pg.Client.prototype.query;
  pg.Client.prototype.query = function (this: pg.Client, ...all: unknown[]) {
    const [first] = all as [string | { text: string }];
    const { application_name } = (this as unknown as { connectionParameters: { application_name?: string } })
      .connectionParameters;
    if (application_name !== 'humsafar live') texts.push(typeof first === 'string' ? first : first.text);
    return Reflect.apply(query, this, all);
  } as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return texts;
}
