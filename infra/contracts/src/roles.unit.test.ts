import { profileSchema } from '@stridewell/contracts/http/auth';
import { claimsSchema } from '@stridewell/kit/auth/token';
import { describe, expect, it } from 'vitest';
import { httpFile, readPresent } from './files.ts';
import { SERVICES } from './process-contracts.ts';

type Paths = Record<string, Record<string, { security: object[] }>>;

describe('SHELL-24 absence of roles', () => {
  it('allows each API operation either for everyone or for every signed-in runner', async () => {
    const documents = await readPresent();
    const operations = SERVICES.flatMap((service) =>
      Object.entries(documents[httpFile(service)]?.paths as Paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, { security }]) => ({ name: `${method} ${path}`, security })),
      ),
    );
    expect(operations.length).toBeGreaterThan(60);
    const access = new Set(operations.map(({ security }) => JSON.stringify(security)));
    expect([...access].sort()).toEqual(['[]', '[{"bearer":[]},{"cookie":[]}]']);
  });

  it('stores no role or permission in session tokens or accounts', () => {
    expect(Object.keys(claimsSchema.shape).sort()).toEqual([
      'cat',
      'exp',
      'hdc',
      'hdr',
      'iat',
      'sid',
      'sub',
      'tz',
      'tzv',
    ]);
    expect(Object.keys(profileSchema.shape).sort()).toEqual([
      ...['consents', 'createdAt', 'email', 'emailVerifiedAt', 'hasPassword', 'id', 'language', 'name'],
      ...['timezone', 'units'],
    ]);
  });
});
