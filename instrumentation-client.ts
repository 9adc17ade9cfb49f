import { watchPage } from '#lib/monitoring/watch.ts';
import { followChunkErrors } from '#lib/navigation/chunk-errors.ts';

followChunkErrors();
watchPage();
