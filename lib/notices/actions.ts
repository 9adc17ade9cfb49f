import { callApi } from '#lib/session/call-api.ts';
import type { BodyOf } from '#lib/contract/endpoint.ts';
import {
  stockNoticeEndpoints,
  type NoticeAnswer,
  type NoticeOutcome,
  type StockNotice,
} from '#lib/contract/stock-notice.ts';

/** Asks for one mail when a variant is back. Throws an ApiError. */
export const askForNotice = (body: BodyOf<typeof stockNoticeEndpoints.ask>): Promise<NoticeAnswer> =>
  callApi(stockNoticeEndpoints.ask, { body });

/** Confirms a notice by the token of its mail, which is worth nothing then. Throws an ApiError. */
export const confirmNotice = (token: string): Promise<NoticeOutcome> =>
  callApi(stockNoticeEndpoints.confirm, { body: { token } });

/** Ends a notice by the token of its mail, with `all` whatever its recipient waits for. Throws an ApiError. */
export const endNotice = (token: string, all: boolean): Promise<NoticeOutcome> =>
  callApi(stockNoticeEndpoints.end, { body: { token, all } });

/** Ends a notice of the customer at the browser, and answers those that are left. Throws an ApiError. */
export async function endOwnNotice(id: string): Promise<StockNotice[]> {
  return (await callApi(stockNoticeEndpoints.remove, { params: { id } })).notices;
}
