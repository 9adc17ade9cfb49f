import { cardDensities, cardDensityKey } from '#lib/core/card-density.ts';
import { sessionCookies } from '#lib/core/session/cookies.ts';

/**
 * The inline script of a page's head, so that what only a browser knows of who looks is known at the first paint and
 * nothing moves by it: it marks the document (`data-visitor="new"`) of a browser without a session's cookies, whose cart
 * is known to be empty, and one that shows more cards in a row (`data-density`). One constant, for the policy's hash.
 */
export const visitorScript = `(()=>{
const {dataset}=document.documentElement;
if(!/\\b(${sessionCookies.join('|')})=/.test(document.cookie))dataset.visitor='new';
try{const density=localStorage.getItem('${cardDensityKey}');if(density==='${cardDensities[1]}')dataset.density=density}catch{}
})()`.replaceAll('\n', '');

/**
 * The inline script that starts a page's own scripts behind its first screen: after the first paint and the pictures
 * that were asked for with high priority, at the first touch or key, or at once where nothing is painted (a tab in the
 * background, a page rendered ahead). Its element names them, divided by spaces: `data-scripts`, `data-styles`, and
 * `data-inlined-styles`, whose rules are in the page: they are put in disabled, which React takes for loaded and no
 * browser fetches. In the HTML they would be fetched: what looks ahead in it does not know `disabled`. It also marks a
 * form that is sent before its script has come (its property `sentEarly`), which components/forms sends then.
 * It is one constant, so that the policy knows it by one hash.
 */
export const bootScript = `(()=>{
const d=document,{scripts,styles,inlinedStyles}=d.currentScript.dataset,touches=['pointerdown','keydown'];
addEventListener('submit',({target,defaultPrevented})=>{if(!defaultPrevented&&target.method==='dialog')target.sentEarly=true});
let begun=false;
const add=(tag,values)=>d.head.appendChild(Object.assign(d.createElement(tag),values));
const begin=()=>{
if(begun)return;
begun=true;
for(const type of touches)removeEventListener(type,begin,true);
const sheets=(hrefs,disabled)=>{for(const href of hrefs.split(' ').filter(Boolean))add('link',{rel:'stylesheet',href,disabled}).dataset.precedence='next'};
sheets(inlinedStyles,true);
sheets(styles,false);
const queue=scripts.split(' '),next=()=>{const src=queue.shift();if(src){add('script',{src,async:true});setTimeout(next)}};
next();
};
for(const type of touches)addEventListener(type,begin,{capture:true,passive:true});
if(d.hidden||d.prerendering)return begin();
const seen=Promise.all([...d.querySelectorAll('img[fetchpriority=high]')].filter(image=>!image.complete).map(image=>new Promise(done=>{image.onload=image.onerror=done})));
setTimeout(begin,4000);
new PerformanceObserver(list=>{if(list.getEntriesByName('first-contentful-paint').length>0){seen.then(()=>setTimeout(begin));setTimeout(begin,1500)}}).observe({type:'paint',buffered:true});
})()`.replaceAll('\n', '');
