/** Introduction of the OpenAPI document, in Markdown: conventions of all operations. */
export const introduction = `Territory, schedules, people and reports of a congregation.

## Sign-in

Exchange a sign-in link for a session with \`POST /api/auth/links/open\`. The device creates the secret of the session, 32 random bytes as
base64url, and sends it with each call as \`Authorization: Bearer <secret>\`. Operations of settings, schedules and assignments require a session that was
confirmed within the last 8 hours; \`POST /api/auth/check\` confirms it. \`x-permission\` of an operation is the permission that it needs,
\`signed-in\` or \`public\`; if it is a list, one of them suffices. \`x-also-permission\` is needed in addition.

## Replies

JSON replies are objects with \`data\`; paged lists add \`meta\`. Lists can be sorted and filtered by their columns. A reply with an \`ETag\` can be
repeated with \`If-None-Match\` and is then 304 while it is unchanged.

## Errors

Error replies have a \`code\` for programs and a \`message\` in the language of the caller.

- 401: the session is missing, has ended or must be confirmed.
- 403: the caller lacks the permission.
- 404: the congregation of the caller has no such record.
- 409: refused, with one of the codes of the operation.
- 422: invalid input, with sentences by field in \`errors\`.
- 429, 503 and 507: retry after the seconds in \`Retry-After\`.
- 500: internal error, with the \`id\` of the log entry.

## Repeated calls

Send a random \`Idempotency-Key\` with every write. A repeated call with the same key returns the stored reply and changes nothing.

## Concurrent changes

Rows have a \`version\`. If a change contains it and the row has changed since, the call is refused with 409, code \`stale\`, and the row as \`current\`.
Changes without a version overwrite.

## Values

Dates are \`2026-11-28\`, times \`19:00\`, instants ISO 8601 in UTC. Amounts are whole cents in the currency of the installation. Fields that are not
declared are refused.
`;
