/** What some files may not take, whether for its values or its types, and what to do instead. */
export interface Wall {
  from: RegExp;
  /** What the wall is about; everything where it is not given. */
  against?: RegExp;
  /** What passes all the same. */
  except?: RegExp;
  /** Whether types pass too. */
  passesTypes?: true;
  remedy: string;
}

const screens = /^(?:react|react-dom|next|next-intl|zustand|ofetch|@tanstack\/react-query)(?:\/|$)/;

/** ADR-0097: contract → core → api and stores → features → components → routes, each built on those before it. */
export const walls: readonly Wall[] = [
  {
    from: /^lib\/contract\//,
    except: /^(?:lib\/contract\/|zod$)/,
    remedy: 'The contract is zod and nothing else: a rule about what it describes belongs into lib/core.',
  },
  {
    from: /^lib\/core\//,
    against: /^(?:app|backend|components|lib|server|stores)\//,
    except: /^lib\/(?:contract|core|config)\//,
    remedy: 'Rules of lib/core know the contract and each other: move what both need into lib/core.',
  },
  {
    from: /^lib\/core\//,
    against: screens,
    remedy: 'Rules of lib/core run anywhere: hooks belong into components/hooks, calls into lib/<feature>.',
  },
  {
    from: /^lib\/api\//,
    against: /^(?:app|backend|components|lib|server|stores)\//,
    except: /^lib\/(?:contract|core|config|variant|api)\//,
    remedy: 'lib/api knows no feature: give it what it needs as an argument, as lib/session/call-api.ts does.',
  },
  {
    from: /^lib\//,
    against: /^(?:app|backend|components|server)\//,
    remedy: 'Features know no interface and no process: move what both need into lib/core.',
  },
  {
    from: /^(?!stores\/)/,
    against: /^zustand(?:\/|$)/,
    remedy: 'State stands in stores/, whichever feature it is of.',
  },
  {
    from: /^stores\//,
    against: /^(?:app|backend|components|server|lib)\//,
    except: /^lib\/(?:contract|core|config)\//,
    remedy: 'A store knows lib/core and other stores alone: give it what it needs, or move the rule into lib/core.',
  },
  {
    from: /^components\//,
    against: /^(?:app|backend|server)\//,
    remedy: 'Components are put together by app: move what both need into lib.',
  },
  {
    from: /^components\/(?:ui|hooks)\//,
    against: /^components\//,
    except: /^components\/(?:ui|hooks)\//,
    remedy: 'General pieces know no feature: hand it in as a property, or move the piece to its feature.',
  },
  {
    from: /^app\//,
    against: /^(?:backend|server)\//,
    remedy: 'The storefront knows the API by lib/contract alone.',
  },
  {
    from: /^server\//,
    against: /^(?:app|backend|components|stores)\//,
    remedy: 'The entry runs before Next: what it shares with pages belongs into lib/core.',
  },
  {
    from: /^deploy\//,
    against: /^(?:app|backend|components|server|stores)\//,
    remedy: 'A release knows the processes by their files alone: what both need belongs into lib.',
  },
  {
    from: /^(?!deploy\/)/,
    against: /^deploy\//,
    remedy: 'What is shipped does not know how.',
  },
  {
    from: /^backend\//,
    against: /^(?:app|components|server|stores)\//,
    remedy: 'The reference API knows lib/contract and rules of lib alone.',
  },
  {
    from: /^connectors\//,
    against: /^(?:app|backend|components|lib|server|stores)\//,
    except: /^lib\/contract\//,
    remedy: 'A connector knows the shop by its calls alone, and so by lib/contract.',
  },
  {
    from: /^connectors\/[^/]+\/engine\//,
    except: /^node:/,
    remedy: 'What a retailer takes over into another project stands alone: write into it what it needs.',
  },
  {
    from: /^(?!connectors\/)/,
    against: /^connectors\//,
    remedy: 'Nothing of the shop knows a connector: it calls, and is called by a setting.',
  },
  {
    from: /^backend\/domain\//,
    against: /^(?:backend\/|fastify)/,
    except: /^backend\/domain\//,
    passesTypes: true,
    remedy:
      'The domain knows no HTTP and no database: throw one of backend/domain/errors.ts, or take it as an argument.',
  },
  {
    from: /^backend\/db\/migrations\/\d/,
    except: /^(?:kysely$|backend\/db\/dialect\.ts$)/,
    remedy: 'A migration does for ever what it did at first: write the rule into it as it is today.',
  },
  {
    from: /^backend\/(?!http\/|routes\/|openapi\/|media\/|checkout\/|[^/]+$)/,
    against: /^backend\/(?:http|routes)\//,
    passesTypes: true,
    remedy: 'Only routes know HTTP: throw one of backend/domain/errors.ts, and backend/http/failures.ts answers it.',
  },
];
