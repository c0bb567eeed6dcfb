"""What is generated from routes, bodies and messages for others to read: OpenAPI and TypeScript."""
