import { describe, expect, it } from 'vitest';
import { pagePolicy, partHeaders, partPolicy, resourcePolicy, securityHeaders } from '#server/security-headers.ts';

const hosts = {
  STOREFRONT_HOST: 'http://localhost:3000',
  API_HOST: 'https://api.test',
  CHECKOUT_HOST: 'https://pay.test',
};
const secure = { ...hosts, STOREFRONT_HOST: 'https://shop.test' };

function directives(policy: string): Map<string, string> {
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

describe('the policy of a page', () => {
  it('[T1] runs own files and the given scripts, nothing inline or evaluated', () => {
    const policy = directives(pagePolicy(hosts, ["'sha256-a'", "'sha256-b'"]));
    expect(policy.get('script-src')).toBe("'self' 'sha256-a' 'sha256-b'");
    expect(pagePolicy(hosts, [])).not.toMatch(/unsafe-eval|script-src[^;]*unsafe|strict-dynamic/);
  });

  it('lets style elements of the given sources count, and none without', () => {
    expect(directives(pagePolicy(hosts, [], ["'sha256-c'"])).get('style-src')).toBe("'self' 'sha256-c'");
    expect(directives(pagePolicy(hosts, [])).get('style-src')).toBe("'self'");
  });

  it('lets in the script that reads the data layer, and where that sends to, where the shop has one', () => {
    const tags = { TAG_SCRIPT: 'https://tags.example/gtm.js?id=X', TAG_ORIGINS: ['https://count.example'] };
    const policy = directives(pagePolicy({ ...hosts, ...tags }, []));
    for (const name of ['script-src', 'connect-src', 'img-src'])
      expect(policy.get(name)).toMatch(/https:\/\/tags\.example https:\/\/count\.example/);
    expect(pagePolicy({ ...hosts, TAG_SCRIPT: '', TAG_ORIGINS: ['https://count.example'] }, [])).not.toContain(
      'count.example',
    );
  });

  it('[T22] allows no framing, no base and no plug-in', () => {
    const policy = directives(pagePolicy(hosts, []));
    expect(policy.get('frame-ancestors')).toBe("'none'");
    expect(policy.get('base-uri')).toBe("'none'");
    expect(policy.get('object-src')).toBe("'none'");
    expect(policy.get('default-src')).toBe("'self'");
  });

  it('reaches the product API and the checkout, each for its own', () => {
    const policy = directives(pagePolicy(hosts, []));
    // The cart page asks the checkout whether it is there, before it leads to it.
    expect(policy.get('connect-src')).toBe("'self' https://api.test https://pay.test");
    expect(policy.get('img-src')).toBe("'self' data: https://api.test");
    expect(policy.get('form-action')).toBe("'self' https://pay.test");
  });

  it('[ADR-0141] shows pictures of the host that MEDIA_HOST names, and of no other', () => {
    const policy = directives(pagePolicy({ ...hosts, MEDIA_HOST: 'https://cdn.test/{path}?w={width}' }, []));
    expect(policy.get('img-src')).toBe("'self' data: https://api.test https://cdn.test");
    expect(policy.get('connect-src')).not.toContain('cdn.test');
  });

  it('[T22] forces https only where the shop has it', () => {
    expect(pagePolicy(hosts, [])).not.toContain('upgrade-insecure-requests');
    expect(pagePolicy(secure, [])).toContain('upgrade-insecure-requests');
    expect(securityHeaders(hosts)).not.toHaveProperty('Strict-Transport-Security');
    expect(securityHeaders(secure)['Strict-Transport-Security']).toBe('max-age=63072000; includeSubDomains');
  });
});

it('[T22] scripts, styles and page data are not taken for anything else, framed or read from elsewhere', () => {
  expect(partHeaders(secure)).toEqual({
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  });
  expect(Object.fromEntries(directives(partPolicy))).toEqual({ 'default-src': "'none'", 'frame-ancestors': "'none'" });
  expect(securityHeaders(secure)).toMatchObject(partHeaders(secure));
});

it('[T17] a file opened as a document runs nothing and loads nothing', () => {
  const policy = directives(resourcePolicy);
  expect(policy.get('default-src')).toBe("'none'");
  expect(policy.has('script-src')).toBe(false);
  expect(policy.get('frame-ancestors')).toBe("'none'");
});
