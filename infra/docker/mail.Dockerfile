# A mail catcher: stores every email instead of sending it. For trying the product, never for real users.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim@sha256:2fe369e969550cde8e867afc3fe370b260140cab4a23d467074295b42163d553

FROM ${NODE_IMAGE} AS installed
WORKDIR /app
COPY .npmrc infra/docker/mail/package.json infra/docker/mail/package-lock.json ./
RUN --mount=type=cache,id=stridewell-npm,target=/root/.npm \
    npm ci --omit=dev --ignore-scripts --no-audit --no-fund && npm sbom --sbom-format cyclonedx > sbom.cdx.json

FROM ${NODE_IMAGE}
ENV NODE_ENV=production NODE_OPTIONS="--max-old-space-size=128"
WORKDIR /app
COPY --from=installed /app ./
USER 1000:1000
EXPOSE 1025 1080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=15s --start-period=120s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:1080/api/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node_modules/.bin/maildev", "--silent", "--max-emails", "1000"]
LABEL org.opencontainers.image.title="mail catcher" org.opencontainers.image.licenses="MIT"
