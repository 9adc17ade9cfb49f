import { watchPage } from '#lib/monitoring/watch.ts';
import { followChunkErrors } from '#lib/navigation/chunk-errors.ts';

// The policy lets nothing be compiled from text: zod need not try, which would be reported as a violation.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
followChunkErrors();
watchPage();
