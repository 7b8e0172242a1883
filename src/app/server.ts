import { realpath } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pageValues } from '../base/site/pages/pages.ts';
import { requireContact } from '../base/site/read.ts';
import { checkSiteKind } from '../base/site/siteKind.ts';
import type { App } from '../kit/app/app.ts';
import { type Config, readConfig } from '../kit/app/config.ts';
import { reportUnreadable } from '../kit/http/clients/forwarded.ts';
import { closeHttp } from '../kit/http/close.ts';
import { openHttp } from '../kit/http/open.ts';
import { servePages } from '../kit/http/page.ts';
import { freeJobs, startJobs } from '../kit/jobs/jobs.ts';
import { once } from '../kit/once.ts';
import { openPaymentGateway } from '../kit/payments/gateways.ts';
import { openSmsGateway } from '../kit/sms/gateways.ts';
import { readArguments } from '../kit/start/arguments.ts';
import { openContext } from '../kit/start/context.ts';
import { startIndex } from '../meeting/search/index/index.ts';
import { listAddresses } from '../pages/posts/serveBlog.ts';
import { serveApi } from './api.ts';
import { prepare } from './prepare.ts';
import { openRenderer } from './render.ts';
import { checkout, crawled, hidden, listed, screens } from './screens.ts';
import { tasks } from './worker.ts';

/** Exit code of a server that cannot continue and should be restarted by its supervisor. */
const FAILED = 1;

/** Time limit of a shutdown, in ms; a supervisor waits longer. */
const STOP_MS = 25_000;

async function start() {
  readArguments({
    usage:
      'usage: npm start\n\nStarts the site. Environment variables configure it: see Configuration in README.md.',
    options: {},
  });
  const config = readConfig(process.env);
  await expectFree(config);
  // A later build is in another folder, to which `build` leads then.
  const built = await realpath(path.resolve(import.meta.dirname, '../../build'));
  const http = openHttp(config, 'info');
  let lost = (reason: string) => fail(http, reason);
  await reportUnreadable(config, http.log);
  const opened = await openContext(config, { log: http.log, onDatabaseLost: (reason) => lost(reason) });
  let sandbox: Awaited<ReturnType<typeof startSandbox>> | undefined;
  let smsSandbox: Awaited<ReturnType<typeof startSmsSandbox>> | undefined;
  try {
    await checkSiteKind(opened);
    requireContact(opened);
    if (config.demo && !config.gateway) sandbox = await startSandbox(config);
    if (config.demo && !config.sms) smsSandbox = await startSmsSandbox(config);
  } catch (error) {
    await opened.close();
    throw error;
  }
  const gateway = sandbox?.gateway ?? config.gateway;
  const sms = smsSandbox?.sms ?? config.sms;
  const app = { ...opened, config: { ...config, gateway, sms } };
  let endIndex: (() => Promise<void>) | undefined;
  let jobs: Awaited<ReturnType<typeof startJobs>> | undefined;
  const stop = once(async () => {
    setTimeout(() => fail(http, 'The shutdown took too long'), STOP_MS).unref();
    // Requests and jobs in progress are finished first; the database closes last.
    await closeHttp(http);
    await jobs?.stop();
    await endIndex?.();
    await sandbox?.close();
    await smsSandbox?.close();
    await app.close();
  });
  lost = (reason) => {
    http.log.error(reason);
    process.exitCode = FAILED;
    void stop().finally(() => process.exit(FAILED));
  };
  // A job whose database connection is lost reports it twice, the second time without a listener.
  process.on('unhandledRejection', (reason) => {
    http.log.error(
      { fault: reason instanceof Error ? reason.stack : String(reason) },
      'Unhandled promise rejection',
    );
  });
  process.on('uncaughtException', (error: NodeJS.ErrnoException) => {
    // Too many open files, in this process or the system, is a temporary state.
    if (error.code === 'EMFILE' || error.code === 'ENFILE')
      http.log.warn(`Too many open files: ${error.code}`);
    else fail(http, error.stack ?? String(error));
  });
  // From here on there is a database to stop, also while the samples of a demo are being drawn.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => void stop().finally(() => process.exit(0)));
  }
  try {
    await prepare(app);
    await sandbox?.payForSamples(app);
    const callOf = await serveApi(http, app);
    const render = await openRenderer(path.join(built, 'server'), app, callOf);
    await servePages(http, {
      folder: path.join(built, 'client'),
      publicUrl: config.publicUrl,
      screens,
      hidden,
      listed,
      listMore: () => listAddresses(app),
      checkout,
      checkoutSources: app.config.gateway?.pageSources ?? null,
      crawled,
      readValues: () => pageValues(app),
      render,
    });
    // A database has one server.
    await freeJobs(app);
    jobs = await startJobs(app, tasks);
    if (config.searchIndex) endIndex = startIndex(app);
    // Linux's default backlog: a crowd that comes at once is accepted, and idle connections are closed again.
    await http.listen({ port: config.port, host: config.host, backlog: 4096 });
    const { port } = http.server.address() as AddressInfo;
    sandbox?.sendTo(`http://${reachable(config.host)}:${port}/api/gateway/events`);
    printAddress(config.publicUrl, config.demo);
    if (sandbox) console.log(`Payments use the sandbox at ${sandbox.url}. No real money is charged.`);
    if (smsSandbox) console.log(`SMS are shown at ${smsSandbox.sms.outboxUrl} and not sent.`);
  } catch (error) {
    await stop();
    throw error;
  }
}

function fail(http: FastifyInstance, reason: string): void {
  http.log.error({ fault: reason }, 'The server has to stop');
  process.exit(FAILED);
}

/** Throws an Error when another program uses the port: before a database is created for nothing. */
async function expectFree({ port, host }: Config): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject).listen({ port, host }, resolve);
    });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new Error(`Port ${port} is in use. Stop the program that uses it, or set PORT to another one.`);
    }
    throw new Error(`The server cannot listen on ${host}, port ${port}: ${(error as Error).message}`);
  } finally {
    await new Promise((resolve) => probe.close(resolve));
  }
}

/** The gateway's sandbox, for demos only: what cannot be loaded in production cannot be switched on there. */
async function startSandbox(config: Config) {
  const { openSandbox } = await import('../../sandbox/razorpay/gateway.ts');
  const hosts = ['localhost', '127.0.0.1', reachable(config.host)];
  const sandbox = await openSandbox({
    file: path.join(config.dataDir, 'sandbox.sqlite'),
    sites: [new URL(config.publicUrl).origin, ...hosts.map((host) => `http://${host}:${config.port}`)],
  });
  const { variables, url, sendTo, close } = sandbox;
  const { payForSamples } = await import('../../seed/purchases.ts');
  return {
    gateway: openPaymentGateway(variables, { production: false }),
    url,
    payForSamples: (app: App) => payForSamples(app, sandbox),
    sendTo,
    close,
  };
}

/** The SMS gateway's sandbox, for demos only, for the same reason. */
async function startSmsSandbox({ publicUrl }: Config) {
  const { openSandbox } = await import('../../sandbox/sms/twilio.ts');
  const { variables, outboxUrl, close } = await openSandbox();
  const gateway = openSmsGateway(variables, { production: false, publicUrl })!;
  return { sms: { gateway, perHour: 500, outboxUrl }, close };
}

/** Returns the host by which this machine reaches a server that listens on `host`. */
function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

function printAddress(address: string, demo: boolean) {
  console.log(`\nHumsafar is ready: ${address}`);
  if (demo) console.log('This is a demo with sample profiles. Both login forms are already filled in.');
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
