import type { NextRequest, NextResponse } from 'next/server';
import type { RouteIndex } from '#lib/routes/route-index.ts';
import { canonicalProductPath, productRefusal } from '../products/known-product.ts';
import { findSegment } from './find-segment.ts';
import { answerSegment, refusedSegment, type Segment, type Wanted } from './proxying.ts';

/** A product's segment, as the API knows its address: it may lead to another one, or be refused. */
async function productSegment(segment: Segment, { nextUrl }: NextRequest, { path, locale }: Wanted): Promise<Segment> {
  const known = await canonicalProductPath(path, locale);
  if (typeof known === 'number') return refusedSegment(productRefusal(nextUrl.pathname, known));
  return known === path ? segment : { ...segment, movedTo: known };
}

/** Draws the page at a path, leads to its one address, or answers with an error page where there is none. */
export async function answerPage(routes: RouteIndex, request: NextRequest, wanted: Wanted): Promise<NextResponse> {
  const segment = await findSegment(routes, request, wanted.path).catch(refusedSegment);
  return answerSegment(request, wanted, segment.isProduct ? await productSegment(segment, request, wanted) : segment);
}
